classdef Series
    % A list whose () takes parts, whose {} takes values by time and whose unknown names are columns.
    properties
        t = []
        v = []
        title = ''
    end
    methods
        function obj = Series(t, v)
            if nargin > 0
                obj.t = t;
                obj.v = v;
            end
        end

        function varargout = subsref(obj, s)
            switch s(1).type
                case '.'
                    if strcmp(s(1).subs, 'count')
                        r = numel(obj.v);
                        if numel(s) > 1
                            r = subsref(r, s(2:end));
                        end
                        varargout{1} = r;
                    else
                        [varargout{1:max(nargout, 1)}] = builtin('subsref', obj, s);
                    end
                case '()'
                    k = s(1).subs{1};
                    part = Series(obj.t(k), obj.v(k));
                    part.title = obj.title;
                    if numel(s) > 1
                        [varargout{1:max(nargout, 1)}] = subsref(part, s(2:end));
                    else
                        varargout{1} = part;
                    end
                case '{}'
                    [found, k] = ismember(s(1).subs{1}, obj.t);
                    if ~all(found)
                        error('Series:time', 'No value at time %g.', s(1).subs{1}(find(~found, 1)));
                    end
                    r = obj.v(k);
                    if numel(s) > 1
                        r = subsref(r, s(2:end));
                    end
                    varargout{1} = r;
            end
        end

        function obj = subsasgn(obj, s, value)
            switch s(1).type
                case '.'
                    if strcmp(s(1).subs, 'count')
                        error('Series:count', 'The count follows from the values.');
                    end
                    obj = builtin('subsasgn', obj, s, value);
                case '()'
                    if isempty(value)
                        obj.t(s(1).subs{1}) = [];
                        obj.v(s(1).subs{1}) = [];
                    else
                        obj.v(s(1).subs{1}) = value;
                        obj.t(end + 1:numel(obj.v)) = NaN;
                    end
                case '{}'
                    [found, k] = ismember(s(1).subs{1}, obj.t);
                    if found
                        obj.v(k) = value;
                    else
                        obj.t(end + 1) = s(1).subs{1};
                        obj.v(end + 1) = value;
                    end
            end
        end

        function k = end(obj, which, of)
            if of == 1
                k = numel(obj.v);
            else
                k = [numel(obj.v) 1];
                k = k(which);
            end
        end

        function n = numArgumentsFromSubscript(~, ~, ~)
            n = 1;
        end

        function n = length(obj)
            n = numel(obj.v);
        end

        function varargout = size(obj, varargin)
            [varargout{1:max(nargout, 1)}] = size(obj.v, varargin{:});
        end

        function r = scaled(obj, factor)
            r = obj;
            r.v = r.v * factor;
        end
    end
end
