1;
function r = f (x = 3)
  do
    x++; y += 2;
  until x > 3 # note
  unwind_protect
    printf ("%d \" \n", a = b = 1);
  unwind_protect_cleanup
    z = c{i++};
  end_unwind_protect
endfunction
if (! x != y) disp -5, endif
%!test
%! assert (f (1))
