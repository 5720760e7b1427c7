import type { Channel, Message } from '../state/inbox.ts';
import { create } from './dom.ts';

const CHANNELS: Readonly<Record<Channel, string>> = {
  sms: 'Text message',
  whatsapp: 'WhatsApp',
  email: 'Email',
};
const KINDS: Readonly<Record<Message['kind'], string>> = {
  'one-time-code': 'Passcode',
  'login-link': 'Sign-in link',
  'signup-link': 'Sign-up link',
  'reset-password': 'Password reset',
};

function codeRow(code: string, to: string, announce: (text: string) => void): HTMLElement {
  const shown = create('span', { className: 'code' }, code);
  const button = create('button', { type: 'button', ariaLabel: `Copy code sent to ${to}` }, 'Copy code');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      announce('Code copied');
    } catch {
      // Without permission to use the clipboard, the code is at least selected.
      getSelection()?.selectAllChildren(shown);
      announce('Code selected');
    }
  };
  button.addEventListener('click', () => void copy());
  return create('p', { className: 'row' }, shown, button);
}

function linkRow(href: string, text: string, to: string): HTMLElement {
  return create('p', { className: 'row' }, create('a', { href, ariaLabel: `${text}, sent to ${to}` }, text));
}

/** A message that the provider would have sent. */
export function messageView(
  { channel, kind, to, code, link, loginLink, sentAt }: Message,
  announce: (text: string) => void,
): HTMLElement {
  const time = create('time', { dateTime: sentAt }, new Date(sentAt).toLocaleTimeString('en'));
  return create(
    'li',
    {},
    create('p', { className: 'meta' }, `${CHANNELS[channel]}, `, time),
    create('h3', {}, `${KINDS[kind]} to `, create('bdi', {}, to)),
    ...(code === undefined ? [] : [codeRow(code, to, announce)]),
    ...(link === undefined ? [] : [linkRow(link, 'Open link', to)]),
    ...(loginLink === undefined ? [] : [linkRow(loginLink, 'Log in without a password', to)]),
  );
}
