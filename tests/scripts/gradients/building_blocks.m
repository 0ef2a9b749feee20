% Gradients of every differentiable builtin and operator against central differences, at points
% where it is smooth. check prints the name and whether the two agree.
rng(7)
A = [1.3 0.2 -0.4; 0.5 2.1 0.3; -0.2 0.4 1.7];
B = [0.7 1.1 -0.6; 1.9 0.4 0.8; -1.2 0.9 1.5];
v = [0.3; -1.2; 2.2; 0.9];
W = reshape((1:24)/10 - 1.1, 2, 3, 4);
M = sin(reshape(1:6, 2, 3));

% operators, with implicit expansion
check('plus', @(x, y) x + y, A, B(:, 1))
check('minus', @(x, y) x - y, A(1, :), B)
check('times', @(x, y) x .* y, A, 3)
check('rdivide', @(x, y) x ./ y, A, 2 + abs(B(1, :)))
check('ldivide', @(x, y) x .\ y, 2 + abs(A), B)
check('power', @(x, y) x .^ y, abs(A) + 0.1, B)
check('power 2', @(x) x .^ 2, A)
check('power 3', @(x) x .^ 3, A)
check('uminus', @(x) -x, A)
check('uplus', @(x) +x, A)
check('mtimes', @(x, y) x * y, M, A)
check('mtimes scalar', @(x, y) x * y, M, 1.7)
check('mrdivide', @(x, y) x / y, M, A)
check('mrdivide scalar', @(x, y) x / y, M, 1.7)
check('mldivide', @(x, y) x \ y, A, B)
check('transpose', @(x) x.' .* [1 2; 3 4; 5 6], M)
check('ctranspose', @(x) x' .* [1 2; 3 4; 5 6], M)
check('abs', @(x) abs(x), A)
check('max of two', @(x, y) max(x, y), A, B)
check('min of two', @(x, y) min(x, y), A, B)
check('hypot', @(x, y) hypot(x, y), A, B)

% reductions
check('sum', @(x) sum(x) .* [1 2 3], A)
check('sum 2', @(x) sum(x, 2), A)
check('sum all', @(x) sum(x, 'all'), W)
check('sum vecdim', @(x) sum(x, [1 3]) .* [1 2 3], W)
check('mean', @(x) mean(x, 3) .* M, W)
check('mean all', @(x) mean(x, 'all'), W)
check('prod', @(x) prod(x), [A; 0 1 2])
check('prod 2', @(x) prod(x, 2), A)
check('prod all', @(x) prod(x, 'all'), A)
check('max', @(x) max(x) .* [1 2 3], A)
check('max 2', @(x) max(x, [], 2), A)
check('max all', @(x) max(x, [], 'all'), A)
check('min', @(x) min(x, [], 3) .* M, W)
check('var', @(x) var(x), A)
check('var 1', @(x) var(x, 1, 2), A)
check('std', @(x) std(x, 0, 2), A)
check('norm', @(x) norm(x), v)
check('norm 1', @(x) norm(x, 1), v)
check('norm inf', @(x) norm(x, inf), v)
check('norm fro', @(x) norm(x, 'fro'), A)
check('vecnorm', @(x) vecnorm(x), A)
check('dot', @(x, y) dot(x, y), A, B)
check('trace', @(x) trace(x * A), B)
check('sort', @(x) sort(x, 2, 'descend') .* [1 2 3], A)
check('cumsum', @(x) cumsum(x) .* B, A)
check('cumsum reverse', @(x) cumsum(x, 2, 'reverse') .* B, A)
check('cumprod', @(x) cumprod(x, 2) .* B, A)
check('diff', @(x) diff(x) .* B(1:2, :), A)
check('diff 2', @(x) diff(x, 1, 2) .* B(:, 1:2), A)
check('fft', @(x) abs(fft(x)), v)
check('ifft', @(x) real(ifft(fft(x) .* fft([1; 2; 0; 1]))), v)

% moving elements
check('reshape', @(x) reshape(x, 3, []) .* reshape(1:24, 3, 8), W)
check('permute', @(x) permute(x, [3 1 2]) .* reshape(1:24, 4, 2, 3), W)
check('ipermute', @(x) ipermute(x, [3 1 2]) .* reshape(1:24, 3, 4, 2), W)
check('squeeze', @(x) squeeze(x(1, :, :)) .* reshape(1:12, 3, 4), W)
check('vec', @(x) vec(x) .* (1:9)', A)
check('repmat', @(x) repmat(x, 2, 3) .* reshape(1:36, 4, 9), M)
check('repmat 3', @(x) repmat(x, [1 1 2]) .* reshape(1:12, 2, 3, 2), M)
check('flip', @(x) flip(x, 2) .* B, A)
check('fliplr', @(x) fliplr(x) .* B, A)
check('flipud', @(x) flipud(x) .* B, A)
check('triu', @(x) triu(x, 1) .* B, A)
check('tril', @(x) tril(x) .* B, A)
check('circshift', @(x) circshift(x, 1, 2) .* B, A)
check('rot90', @(x) rot90(x) .* M', M)
check('diag', @(x) diag(x) .* v(1:3), A)
check('diag 1', @(x) diag(x, 1) .* magic(5), v)
check('horzcat', @(x, y) [x, y, x] .* [B, A, A], A, B)
check('vertcat', @(x, y) [x; 1 2 3; y] .* [B; A; 1 1 2], A, B)
check('cat', @(x, y) cat(3, x, y) .* cat(3, B, A), A, B)
check('index', @(x) x(2, :) .* [1 2 3], A)
check('index range', @(x) x(1:2, end) .* [1; 2], A)
check('index linear', @(x) x([1 5 9]) .* [1 2 3], A)
check('index repeated', @(x) x([1 1 2 5 1]) .* [1 2 3 4 5], A)
check('index rows repeated', @(x) x([1 1 2], :) .* B, A)
check('index mask', @(x) x(A > 0.3) .* (1:5)', A)
check('colon', @(x) x(:) .* (1:9)', A)
check('assign', @(x, y) put(x, y) .* B, A, [5 6])
check('assign scalar', @(x, y) putAll(x, y) .* B, A, 4)
check('assign repeated', @(x, y) putTwice(x, y) .* B, A, [7 8 9])
check('grow', @(x, y) grow(x, y) .* (1:6)', v, 3)
check('delete', @(x) remove(x) .* B(:, 1:2), A)
check('accumarray', @(x) accumarray([1; 2; 1; 3], x) .* [1; 2; 3], v)
check('kron', @(x, y) kron(x, y) .* reshape(1:36, 6, 6), M, A(:, 1:2))
check('double', @(x) double(x) .* B, A)
check('cast', @(x) cast(x, 'double') .* B, A)
check('single', @(x) double(single(x) * 2), single([1.5 2 3]))
check('gather', @(x) gather(x) .* B, A)

% matrices
check('inv', @(x) inv(x) .* B, A)
check('det', @(x) det(x), A)
check('pagemtimes', @(x, y) pagemtimes(x, y) .* reshape(1:12, 2, 2, 3), reshape(1:12, 2, 2, 3) / 5, A(1:2, 1:2))
check('pagemtimes transposed', @(x, y) pagemtimes(x, 'transpose', y, 'none'), reshape(1:12, 2, 2, 3) / 5, reshape(12:-1:1, 2, 2, 3) / 7)
check('pagemtimes both', @(x, y) pagemtimes(x, 'transpose', y, 'transpose') .* M(:, 1:2), A(1:3, 1:2), M)

% special functions, complex numbers, library functions that are made of these
check('psi', @(x) psi(x), abs(A) + 1)
check('sigmoid', @(x) sigmoid(x), A)
check('complex', @(x, y) abs(complex(x, y)), A, B)
check('real and imag', @(x) real(exp(1i * x)) + imag(exp(2i * x)), A)
check('conj', @(x) real(conj(x * 2i) .* (1 + 3i)), A)
check('deg2rad, rad2deg', @(x) sin(deg2rad(x * 40)) + rad2deg(x) / 100, A)
check('deg', @(x) sind(x * 50) + cosd(x * 20), A)

function y = put(x, v)
    y = x;
    y(2, 2:3) = v;
end
function y = putAll(x, v)
    y = x;
    y(:, 1) = v;
end
function y = putTwice(x, v)
    y = x;
    y([2 2 5]) = v;
end
function y = grow(x, v)
    y = x;
    y(6) = v;
end
function y = remove(x)
    y = x;
    y(:, 2) = [];
end

function check(name, f, varargin)
    % A sum with different weights stands for the function.
    loss = @(varargin) weighted(f(varargin{:}));
    args = cellfun(@(x) dlarray(x), varargin, 'UniformOutput', false);
    gradients = cell(1, numel(args));
    [value, gradients{:}] = dlfeval(@(varargin) lossAndGradients(loss, varargin), args{:});
    good = isequal(extractdata(value), loss(varargin{:}));
    for k = 1:numel(args)
        g = extractdata(gradients{k});
        good = good && isequal(size(g), size(varargin{k}));
        expected = zeros(size(varargin{k}));
        for i = 1:numel(expected)
            h = 1e-5 * max(1, abs(varargin{k}(i)));
            if isa(varargin{k}, 'single'), h = single(0.125); end
            up = varargin;
            down = varargin;
            up{k}(i) = up{k}(i) + h;
            down{k}(i) = down{k}(i) - h;
            expected(i) = (loss(up{:}) - loss(down{:})) / (2 * h);
        end
        good = good && max(abs(g(:) - expected(:))) <= 1e-7 * max(1, max(abs(expected(:))));
    end
    words = {'differs', 'agrees'};
    fprintf('%-24s %s\n', name, words{good + 1});
end
function varargout = lossAndGradients(loss, args)
    varargout = cell(1, 1 + numel(args));
    varargout{1} = loss(args{:});
    [varargout{2:end}] = dlgradient(varargout{1}, args{:});
end
function s = weighted(y)
    w = reshape(cos(1:numel(y)), size(y));
    s = sum(y .* w, 'all');
end
