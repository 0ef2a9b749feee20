% SPDX-License-Identifier: Apache-2.0
function y = imnoise(x, kind, p, q)
% Adds noise to an image: 'gaussian' (mean 0, variance 0.01), 'salt & pepper' (density 0.05), 'speckle' (variance 0.05) or 'localvar' (variances).
% Example: y = imnoise(0.5*ones(4), 'gaussian', 0, 0.01);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, kind = 'gaussian'; end
validateattributes(x, {'uint8', 'uint16', 'double', 'int16', 'single'}, {'nonsparse'}, 'imnoise', 'I', 1);
kind = validatestring(kind, {'gaussian', 'salt & pepper', 'speckle', 'localvar'}, 'imnoise', 'TYPE', 2);
class_ = class(x);
x = im2double(x);
switch kind
    case 'gaussian'
        if nargin < 3, p = 0; end
        if nargin < 4, q = 0.01; end
        y = x + sqrt(q)*randn(size(x)) + p;
    case 'localvar'
        if nargin < 3, error('images:imnoise:invalidSyntax', 'Local variances must be given.'); end
        y = x + sqrt(p).*randn(size(x));
    case 'speckle'
        if nargin < 3, p = 0.05; end
        y = x + sqrt(12*p)*x.*(rand(size(x)) - 0.5);
    otherwise
        if nargin < 3, p = 0.05; end
        u = rand(size(x));
        y = x;
        y(u < p/2) = 0;
        y(u >= p/2 & u < p) = 1;
end
y = toImageClass(min(max(y, 0), 1), class_);
end
