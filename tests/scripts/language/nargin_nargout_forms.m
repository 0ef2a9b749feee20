% nargin and nargout in every form of call.
function varargout = f(varargin), fprintf('in %d out %d\n', nargin, nargout); for k = 1:max(1, nargout), varargout{k} = k; end, end
f; f(); x = f(1); [a, b] = f(1, 2); [~, b] = f; c = {f(1), f}; f(f(1)); y = [f(1) f]; if f, end
[c{1:3}] = f; s.a = f; feval(@f, 1, 2); g = @f; g(3); z = g(1) + 1; cellfun(@f, {1}); w = cellfun(@f, {1});
h = @(varargin) f(varargin{:}); h(1, 2); [p, q] = h(1); eval('f(1);'); v = eval('f(1)'); switch f, case 1, end
while f > 5, end, disp(nargin('f')), disp(nargout('f'))
