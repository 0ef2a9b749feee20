% Open argument lists in front of, behind and instead of named ones.
function varargout = give(n), varargout = num2cell(1:n); end
function [a, varargout] = first(a, varargin), varargout = varargin; end
function n = count(varargin), n = numel(varargin); end
[a, b, c] = give(5); disp([a b c]), x = give(2); disp(x), [p, q] = first(7, 8, 9); disp([p q])
disp(count()), disp(count(1, {}, [])), args = {1, 2}; disp(count(args{:}, 3)), disp(count({}))
try, [a, b, c] = give(2); catch e, disp(e.message), end
try, x = give(0); catch e, disp(e.message), end
give(0); disp('nothing is fine as a statement'), try, [a, b] = first(1); catch e, disp(e.message), end
