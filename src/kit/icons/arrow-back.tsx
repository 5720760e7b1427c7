import { Icon, type IconProps } from './icon.tsx';

/** Points to the left. Mirror it in right-to-left text. */
export function ArrowBackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19 12H5m6-6-6 6 6 6" />
    </Icon>
  );
}
