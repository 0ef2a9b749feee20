% SPDX-License-Identifier: Apache-2.0
function o = setOption(o, name, value)
% The options with one of them set.
v = objectState(o).values;
name = char(name);
all = fieldnames(v);
at = find(strcmpi(all, name), 1);
if isempty(at), at = find(strncmpi(all, name, numel(name))); end
if numel(at) ~= 1
    error('curvefit:fitoptions:invalidParam', 'Unrecognized option ''%s'' for the method ''%s''.', name, v.Method);
end
name = all{at};
switch name
    case 'Normalize', value = validatestring(value, {'on', 'off'}, 'fitoptions', 'Normalize');
    case 'Robust'
        if islogical(value), if value, value = 'Bisquare'; else, value = 'Off'; end, end
        if strcmpi(value, 'on'), value = 'Bisquare'; end
        value = validatestring(value, {'Off', 'LAR', 'Bisquare'}, 'fitoptions', 'Robust');
    case 'Algorithm', value = validatestring(value, {'Trust-Region', 'Levenberg-Marquardt', 'Gauss-Newton'}, 'fitoptions', 'Algorithm');
    case 'Display', value = validatestring(value, {'Notify', 'Final', 'Iter', 'Off'}, 'fitoptions', 'Display');
    case 'Method'
        if ~strcmpi(value, v.Method), o = optionsObject(value); end
        return
    case 'SmoothingParam'
        if ~isempty(value) && ~(isnumeric(value) && isscalar(value) && value >= 0 && value <= 1)
            error('curvefit:fitoptions:invalidSmoothingParam', 'The smoothing parameter must be a number from 0 to 1.');
        end
    case {'Lower', 'Upper', 'StartPoint'}
        if ~isnumeric(value), error('curvefit:fitoptions:invalidValue', '%s must be a numeric vector.', name); end
        value = reshape(double(value), 1, []);
    case {'Weights', 'Exclude'}
        if ~(isnumeric(value) || islogical(value)), error('curvefit:fitoptions:invalidValue', '%s must be a vector.', name); end
    otherwise
        if ~(isnumeric(value) && isscalar(value) && value > 0), error('curvefit:fitoptions:invalidValue', '%s must be a positive number.', name); end
end
v.(name) = value;
o = changedObject(o, v, struct('values', v));
end
