import { Icon, type IconProps } from './icon.tsx';

/** Points down, for what opens. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}
