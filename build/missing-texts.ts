/**
 * Lists the texts that each language lacks, and exits with 1 if there are any: the widget shows them in English, which
 * is fine while a change is in the works and not in a release.
 */
import { everyTranslation, missingTexts } from '../src/kit/i18n/missing.ts';

for (const [language, texts] of await everyTranslation()) {
  const missing = missingTexts(texts);
  if (missing.length === 0) continue;
  console.error(`${language} lacks ${missing.length}: ${missing.join(', ')}`);
  process.exitCode = 1;
}
