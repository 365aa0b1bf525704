import { Icon, type IconProps } from './icon.tsx'

/** A cross in a ring. */
export function ErrorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M9 9L15 15M15 9L9 15" />
    </Icon>
  )
}
