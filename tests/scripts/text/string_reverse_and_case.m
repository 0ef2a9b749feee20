a = reverse("abc"), b = upper("abc"), c = lower(["AB" "Cd"]), d = reverse({'ab', 'cd'}), e = reverse('xyz')
