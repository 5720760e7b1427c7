/** What the tests need of a browser with a password manager. */

export interface SavedLogin {
  readonly username: string;
  readonly password: string;
}

/** A browser with a window and a profile of its own. The methods for pages wait for what they need. */
export interface ManagedBrowser {
  goTo(url: string): Promise<void>;
  /** Types on the keyboard. */
  type(label: string, text: string): Promise<void>;
  press(button: string): Promise<void>;
  reads(text: string): Promise<void>;
  /** Has a saved account's name filled into the field, by hand where it is only offered. */
  fillUsername(label: string, username: string): Promise<void>;
  /** Has the account's saved password filled into the field, by hand only where it is never filled otherwise. */
  fillPassword(label: string, password: string): Promise<void>;
  /** Accepts the offer to save or update a login if there is one at the moment. */
  acceptOffer(): Promise<void>;
  /** What is saved, in order of user names. */
  savedLogins(): Promise<readonly SavedLogin[]>;
  /** Quits the browser and starts it again with the same profile. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}
