import { Icon, type IconProps } from './icon.tsx'

/** A play sign. */
export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 4.5L19 12L7 19.5Z" />
    </Icon>
  )
}
