% SPDX-License-Identifier: Apache-2.0
function o = optionsOf(m)
% The usual options of a model.
switch m.kind
    case 'linear', o = optionsObject('LinearLeastSquares');
    case 'nonlinear', o = optionsObject('NonlinearLeastSquares');
    case 'spline', o = optionsObject('SmoothingSpline');
    otherwise
        kinds = {'linearinterp', 'LinearInterpolant'; 'nearestinterp', 'NearestInterpolant'; 'cubicinterp', 'CubicSplineInterpolant'; ...
            'splineinterp', 'CubicSplineInterpolant'; 'pchipinterp', 'PchipInterpolant'};
        o = optionsObject(kinds{strcmp(kinds(:, 1), m.name), 2});
end
if ~isempty(m.lower), o = setOption(o, 'Lower', m.lower); end
end
