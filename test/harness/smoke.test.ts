import { expect } from 'chai';
import { AuthWidgetDriver, resetEmulator } from './auth-widget.ts';

describe('the driver', () => {
  beforeEach(resetEmulator);

  it('opens a widget, types into it and reads its text', async () => {
    const widget = await AuthWidgetDriver.open();

    await widget.find('heading', 'Sign up or log in');
    await widget.type('Email', 'ada@example.com');

    expect((widget.query('textbox', 'Email') as HTMLInputElement).value).to.equal('ada@example.com');
    expect(widget.text).to.include('Sign up or log in');
    expect(widget.eventsOf('auth-error')).to.have.length(0);
    widget.remove();
  });
});
