% SPDX-License-Identifier: Apache-2.0
function varargout = bilinear(varargin)
% Digital filter of an analogue one by the bilinear transformation at the rate fs: [zd, pd, kd] = bilinear(z, p, k, fs), [b, a] =
% bilinear(num, den, fs), [A, B, C, D] = bilinear(A, B, C, D, fs); a last number is the frequency (hertz) that is kept.
% Example: [b, a] = bilinear([1], [1 1], 2)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin >= 5
    [A, B, C, D] = varargin{1:4};
    fs = warped(varargin(5:end));
    t = 1/fs;
    r = sqrt(t);
    n = size(A, 1);
    inner = eye(n) - A*t/2;
    varargout = {inner\(eye(n) + A*t/2), t/r*(inner\B), r*(C/inner), C/inner*B*t/2 + D};
elseif iscolumn(varargin{1}) && iscolumn(varargin{2}) && nargin >= 4 || isempty(varargin{1}) && nargin >= 4
    [z, p, k] = varargin{1:3};
    fs = warped(varargin(4:end));
    z = z(isfinite(z));
    pd = (1 + p/(2*fs))./(1 - p/(2*fs));
    zd = (1 + z/(2*fs))./(1 - z/(2*fs));
    kd = real(k*prod(2*fs - z)/prod(2*fs - p));
    varargout = {[zd(:); -ones(numel(pd) - numel(zd), 1)], pd, kd};
else
    [num, den] = varargin{1:2};
    fs = warped(varargin(3:end));
    if numel(num) > numel(den), error('signal:bilinear:InvalidRange', 'Numerator must not have a higher order than the denominator.'); end
    n = numel(den) - 1;
    num = [zeros(1, n + 1 - numel(num)), num(:).'];
    b = zeros(1, n + 1); a = b;
    for j = 0:n
        % s^(n-j) is (2 fs)^(n-j) (z-1)^(n-j) (z+1)^j over (z+1)^n.
        part = 1;
        for i = 1:n - j, part = conv(part, 2*fs*[1 -1]); end
        for i = 1:j, part = conv(part, [1 1]); end
        b = b + num(j + 1)*part;
        a = a + den(j + 1)*part;
    end
    varargout = {b/a(1), a/a(1)};
end
varargout = varargout(1:max(nargout, 1));
end

function fs = warped(args)
fs = args{1};
if numel(args) > 1
    f = 2*pi*args{2};
    fs = f/tan(f/fs/2)/2;
end
end
