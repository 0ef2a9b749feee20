function cleaned(s)
persistent c
if isempty(c), c = onCleanup(@() cleaned('x')); end
