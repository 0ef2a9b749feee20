% rats puts each approximation into the middle of its field.
rats(hilb(4)), rats(pi), rats(pi, 20), rats(pi, 25)
rats(0), rats(-0.5), rats([1e10 NaN Inf 1e-10]), rats(1e20), size(rats([]))
try, rats(int8(1)), catch e, disp(e.message), end
