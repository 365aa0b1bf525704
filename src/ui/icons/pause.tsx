import { Icon, type IconProps } from './icon.tsx'

/** Stop for a moment. */
export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5V19M16 5V19" />
    </Icon>
  )
}
