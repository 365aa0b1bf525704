import { Icon, type IconProps } from './icon.tsx'

/** A wall calendar. */
export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6H20V20H4ZM4 11H20M8 3V7M16 3V7" />
    </Icon>
  )
}
