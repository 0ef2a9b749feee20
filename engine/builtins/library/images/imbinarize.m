% SPDX-License-Identifier: Apache-2.0
function y = imbinarize(x, varargin)
% True where an image lies above a threshold: imbinarize(x) by Otsu's method, imbinarize(x, t) or imbinarize(x, 'adaptive') with the options
% Sensitivity (0.5) and ForegroundPolarity.
% Example: y = imbinarize(uint8([10 200]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'uint8', 'uint16', 'uint32', 'int8', 'int16', 'int32', 'single', 'double'}, {'nonsparse', 'real'}, 'imbinarize', 'I', 1);
if isempty(varargin)
    t = otsuthresh(imhist(x(:), 256));
elseif isText(varargin{1})
    if strcmp(validatestring(varargin{1}, {'global', 'adaptive'}, 'imbinarize', 'METHOD', 2), 'global')
        t = otsuthresh(imhist(x(:), 256));
    else
        s = 0.5;
        polarity = 'bright';
        for k = 2:2:numel(varargin) - 1
            if strcmp(validatestring(varargin{k}, {'Sensitivity', 'ForegroundPolarity'}, 'imbinarize'), 'Sensitivity')
                s = varargin{k + 1};
            else
                polarity = varargin{k + 1};
            end
        end
        t = adaptthresh(x, s, 'ForegroundPolarity', polarity);
    end
else
    t = double(varargin{1});
    validateattributes(t, {'numeric'}, {'real', 'nonsparse'}, 'imbinarize', 'T', 2);
    if ~isscalar(t) && ~isequal(size(t), size(x)), error('images:imbinarize:sizeMismatch', 'T must be a scalar or have the size of I.'); end
end
if isinteger(x)
    y = double(x) > double(intmin(class(x))) + imageRange(x)*double(t);
else
    y = x > t;
end
end
