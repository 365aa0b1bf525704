import { Icon, type IconProps } from './icon.tsx'

/** Two overlapping sheets. */
export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 9H20V20H9ZM6 15H4V4H15V6" />
    </Icon>
  )
}
