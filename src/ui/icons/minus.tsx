import { Icon, type IconProps } from './icon.tsx'

/** A minus sign. */
export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12H19" />
    </Icon>
  )
}
