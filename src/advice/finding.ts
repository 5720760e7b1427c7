import type { Finding, Severity, Topic } from './diagnosis.ts';

const finding =
  (severity: Severity) =>
  (topic: Topic, message: string): Finding => ({ severity, topic, message });

export const error = finding('error');
export const warning = finding('warning');
export const note = finding('note');
