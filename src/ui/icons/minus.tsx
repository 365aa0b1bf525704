import { Icon, type IconProps } from './icon.tsx'

/** One less. */
export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12H19" />
    </Icon>
  )
}
