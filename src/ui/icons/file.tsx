import { Icon, type IconProps } from './icon.tsx'

/** A page with its corner turned down. */
export function FileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3H14L19 8V21H6ZM14 3V8H19" />
    </Icon>
  )
}
