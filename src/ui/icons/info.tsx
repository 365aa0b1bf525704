import { Icon, type IconProps } from './icon.tsx'

/** A letter i in a ring. */
export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11V16.5M12 7.5V7.6" />
    </Icon>
  )
}
