import { Icon, type IconProps } from './icon.tsx'

/** A clock. */
export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7V12L15.5 14" />
    </Icon>
  )
}
