import { Icon, type IconProps } from './icon.tsx'

/** A shop front with its awning. */
export function StoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 13V20H19V13M3 10L5 4H19L21 10C21 12.7 16.5 12.7 16.5 10C16.5 12.7 12 12.7 12 10C12 12.7 7.5 12.7 7.5 10C7.5 12.7 3 12.7 3 10ZM10 20V16H14V20" />
    </Icon>
  )
}
