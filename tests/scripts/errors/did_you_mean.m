% A name that is nearly right gets a hint.
lenght([1 2 3])
