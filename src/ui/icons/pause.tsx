import { Icon, type IconProps } from './icon.tsx'

/** A pause sign. */
export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5V19M16 5V19" />
    </Icon>
  )
}
