import { Icon, type IconProps } from './icon.tsx'

/** A left foot from above. */
export function FootIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.8 21.5C7.5 21.5 6.8 19 7.2 16.3C7.5 13.8 5.5 12.3 5.5 10.3C5.5 8.5 7.5 8 10.2 8C13.5 8 16.3 9 16 12C15.7 14.5 13 15.5 13 18C13 20 12 21.5 9.8 21.5Z" />
      <ellipse cx="15" cy="4.3" rx="1.6" ry="2" />
      <path d="M10.8 4.2V4.3M7.4 4.8V4.9M4.5 6.5V6.6" />
    </Icon>
  )
}
