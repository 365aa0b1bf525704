import { Icon, type IconProps } from './icon.tsx'

/** A box. */
export function ParcelIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3L20 7.5V16.5L12 21L4 16.5V7.5ZM4 7.5L12 12L20 7.5M12 12V21" />
    </Icon>
  )
}
