% orderfields, rmfield, fieldnames, isfield and renaming through dynamic names.
s = struct('b', 1, 'a', 2, 'c', 3);
disp(fieldnames(orderfields(s))'), [t, p] = orderfields(s); disp(p')
disp(fieldnames(orderfields(s, [3 1 2]))'), disp(fieldnames(orderfields(s, {'c', 'a', 'b'}))')
disp(fieldnames(orderfields(s, struct('c', 0, 'b', 0, 'a', 0)))')
disp(fieldnames(rmfield(s, 'a'))'), disp(fieldnames(rmfield(s, {'a', 'b'}))')
disp(isfield(s, 'a')), disp(isfield(s, {'a', 'z'; 'b', 'c'})), disp(isfield(3, 'a'))
try, rmfield(s, 'zz'), catch e, disp(e.identifier), end
try, orderfields(s, {'a', 'b'}), catch e, disp('error'), end
s = struct('a', {1 2}, 'b', {[3 4] 5}); disp(struct2array(s)), disp(struct2array(struct('x', "q", 'y', "r")))
try, struct2array(3), catch e, disp(e.message), end
