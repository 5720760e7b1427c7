beforeEach(() => {
  cy.task('resetEmulator');
  cy.visit('/');
});

it('signs in by text message', () => {
  cy.get('input[type=tel]').type('2025550162');
  cy.contains('button', 'Continue').click();
  cy.task('message', '+12025550162').then(({ code }) => {
    cy.get('input[autocomplete=one-time-code]').type(code);
  });
  cy.contains('Welcome, +12025550162');
});
