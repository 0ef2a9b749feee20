% nargin decides, exist looks, isempty too.
function r = area(w, h), if nargin < 2, h = w; end, r = w * h; end
function r = opt(varargin), r = 'none'; if nargin > 0 && ~isempty(varargin{1}), r = varargin{1}; end, end
function [s, p] = both(a, b), s = a + b; if nargout > 1, p = a * b; end, end
function r = seen(a, b), r = [exist('a', 'var'), exist('b', 'var')]; end
disp(area(3)), disp(area(3, 4)), disp(opt()), disp(opt([])), disp(opt('x')), disp(both(2, 3)), [s, p] = both(2, 3); disp(p), disp(seen(1)), disp(seen(1, 2))
