import { Icon, type IconProps } from './icon.tsx';

/** An arrow out of a box, for links that leave. */
export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-4M14 5h5v5m0-5-8 8" />
    </Icon>
  );
}
