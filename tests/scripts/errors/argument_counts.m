% narginchk and nargoutchk.
function f(varargin), narginchk(1, 2); fprintf('%d fits\n', nargin); end
function varargout = g(), nargoutchk(0, 1); varargout{1} = nargout; end
f(1); f(1, 2); try, f(), catch e, fprintf('%s %s\n', e.identifier, e.message); end, try, f(1, 2, 3), catch e, fprintf('%s %s\n', e.identifier, e.message); end
x = g(); disp(x), try, [a, b] = g(); catch e, fprintf('%s %s\n', e.identifier, e.message); end
