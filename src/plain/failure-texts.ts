import en from '../kit/i18n/locales/en/consumer.ts';

const { configuration, network, load, timeout, blocked, provider, unexpected } = en.errors;

/** What visitors of every element read when something fails. The language of the element has it. */
export const failureTexts = { configuration, network, load, timeout, blocked, provider, unexpected };
