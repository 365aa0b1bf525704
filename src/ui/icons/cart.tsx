import { Icon, type IconProps } from './icon.tsx'

/** A shopping bag. */
export function CartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 8H19L18 21H6Z" />
      <path d="M8.5 8C8.5 5 10 3 12 3S15.5 5 15.5 8" />
    </Icon>
  )
}
