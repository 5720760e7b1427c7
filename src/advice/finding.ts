import type { Finding, Severity, Topic } from './diagnosis.ts';

/** Makes findings about a topic. */
export function about(topic: Topic): Readonly<Record<Severity, (message: string) => Finding>> {
  const finding =
    (severity: Severity) =>
    (message: string): Finding => ({ severity, topic, message });
  return { error: finding('error'), warning: finding('warning'), note: finding('note') };
}

/** A finding, if there is reason for it. */
export const when = (isSo: boolean, finding: Finding): Finding[] => (isSo ? [finding] : []);
