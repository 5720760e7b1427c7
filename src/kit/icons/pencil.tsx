import { Icon, type IconProps } from './icon.tsx';

export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m14.5 6.5 3 3M6 15l9.5-9.5a2.1 2.1 0 0 1 3 3L9 18l-4 1z" />
    </Icon>
  );
}
