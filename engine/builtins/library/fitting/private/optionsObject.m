% SPDX-License-Identifier: Apache-2.0
function o = optionsObject(method)
% The usual options of a method, as an object.
list = {'None', 'LinearLeastSquares', 'NonlinearLeastSquares', 'SmoothingSpline', 'LinearInterpolant', 'NearestInterpolant', 'CubicSplineInterpolant', 'PchipInterpolant'};
method = validatestring(method, list, 'fitoptions', 'Method');
v = struct('Normalize', 'off', 'Exclude', [], 'Weights', [], 'Method', method);
class_ = 'curvefit.basefitoptions';
switch method
    case 'LinearLeastSquares'
        class_ = 'curvefit.llsqoptions';
        v.Robust = 'Off'; v.Lower = []; v.Upper = [];
    case 'NonlinearLeastSquares'
        class_ = 'curvefit.nlsqoptions';
        v.Robust = 'Off'; v.StartPoint = []; v.Lower = []; v.Upper = []; v.Algorithm = 'Trust-Region'; v.DiffMinChange = 1e-8; v.DiffMaxChange = 0.1;
        v.Display = 'Notify'; v.MaxFunEvals = 600; v.MaxIter = 400; v.TolFun = 1e-6; v.TolX = 1e-6;
    case 'SmoothingSpline'
        class_ = 'curvefit.smoothoptions';
        v.SmoothingParam = [];
end
o = makeObject(class_, v, struct('values', v), struct('set', @setOption, 'disp', @shown, 'isempty', @(o) false, 'get', @(o, f) o.(f)));
end

function shown(o)
v = objectState(o).values;
names = fieldnames(v);
kind = {'basefitoptions', 'fitoptions'; 'llsqoptions', 'llsqoptions'; 'nlsqoptions', 'nlsqoptions'; 'smoothoptions', 'smoothoptions'};
short = extractAfter(class(o), 'curvefit.');
fprintf('  %s with properties:\n\n', kind{strcmp(kind(:, 1), short), 2});
for k = 1:numel(names)
    x = v.(names{k});
    if ischar(x), t = ['''' x '''']; elseif isempty(x), t = '[]'; elseif isscalar(x), t = num2str(x);
    elseif isrow(x) && isnumeric(x) && numel(x) <= 10, t = ['[' strjoin(compose('%.4g', x), ' ') ']'];
    else, t = sprintf('[%dx%d %s]', size(x, 1), size(x, 2), class(x)); end
    fprintf('%17s: %s\n', names{k}, t);
end
fprintf('\n');
end
