import { Icon, type IconProps } from './icon.tsx';

/** An arrow to the left; mirror it in right-to-left text. */
export function ArrowBackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 12H5m6-6-6 6 6 6" />
    </Icon>
  );
}
