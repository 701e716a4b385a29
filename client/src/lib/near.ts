/** Things that are made when they come near the screen: hundreds of pictures at once would take their time. */

/** For `{@attach near(…)}`: calls once, as soon as the element is about to be seen. */
export function near(seen: () => void): (element: Element) => () => void {
  return (element) => {
    const watch = new IntersectionObserver(
      (found) => {
        if (!found.some((one) => one.isIntersecting)) return;
        watch.disconnect();
        seen();
      },
      { rootMargin: "400px" },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };
}
