import { Icon, type IconProps } from './icon.tsx'

/** A printer. */
export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 9V3H17V9M7 17H4V9H20V17H17M7 14H17V21H7Z" />
    </Icon>
  )
}
