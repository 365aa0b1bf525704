import { Icon, type IconProps } from './icon.tsx'

/** Two lines that open the menu. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8H20M4 16H20" />
    </Icon>
  )
}
