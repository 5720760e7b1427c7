import { Button } from '../../kit/ui/button.tsx';
import { ErrorText } from '../../kit/ui/error-text.tsx';
import { Spinner } from '../../kit/ui/spinner.tsx';
import { useStrings } from '../runner/use-strings.ts';
import type { Entered } from '../runner/use-task.ts';

interface StepStatusProps {
  readonly entered: Entered;
  /** True if the screen has what the step brings. */
  readonly isDone?: boolean;
  /** The spinner's label. Default: 'Loading'. */
  readonly label?: string;
}

/** That the step of the screen is running, or why it failed and the way to try again. */
export function StepStatus({ entered, isDone = false, label }: StepStatusProps) {
  const { common } = useStrings();
  const { status, failure, start } = entered;
  return (
    <>
      <ErrorText>{failure}</ErrorText>
      {!isDone && status === 'failed' && <Button onClick={start}>{common.retry}</Button>}
      {!isDone && status !== 'failed' && <Spinner label={label ?? common.loading} />}
    </>
  );
}
