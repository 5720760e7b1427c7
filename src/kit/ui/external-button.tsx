import { classOf } from '../theme/class-names.ts';
import { ButtonContent, type ButtonProps, buttonBox, buttonColors } from './button.tsx';

interface ExternalButtonProps extends Pick<ButtonProps, 'icon' | 'children'> {
  readonly variant: 'primary' | 'secondary';
  readonly href: string;
}

/** A link that opens a new tab and looks like a button. */
export function ExternalButton({ variant, href, icon, children }: ExternalButtonProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      part={`button button-${variant}`}
      className={classOf(buttonBox, buttonColors[variant])}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </a>
  );
}
