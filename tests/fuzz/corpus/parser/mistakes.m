x = (1 + ;
for i = 1:3
  y = [1, 2;
  z = 'open
  if w = 1
    a b = ) 3;
    else if q
end
endwhile
t = 5 + $
