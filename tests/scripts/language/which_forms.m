% which: variables, own functions and built-in ones; -all lists everything of the name.
which cos
which no_such_name
x = 1; which x
cos = 2; which cos
which -all cos
w = which('no_such_name'), v = which('sin'), all = which('sin', '-all')
