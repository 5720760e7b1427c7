import { Icon, type IconProps } from './icon.tsx';

/** Marks a control that opens a list. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}
