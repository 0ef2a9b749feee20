x = [1 2 3 4 5];
attempt(@() x(7));
attempt(@() x(0));
attempt(@() x(1.5));
attempt(@() x(-1));
A = magic(3);
attempt(@() A(4,1));
attempt(@() A(1,4));
attempt(@() A(0,1));
attempt(@() A(10));
attempt(@() A(1,1,2));
attempt(@() x(logical([0 0 0 0 0 1])));
try
    x([1 2]) = [1 2 3];
catch err
    disp(err.message);
end
try
    A(1,:) = [1 2];
catch err
    disp(err.message);
end
try
    A(1,1) = [];
catch err
    disp(err.message);
end
try
    x(9) = [];
catch err
    disp(err.message);
end
function attempt(f)
    try
        f();
        disp('no error');
    catch err
        disp(err.message);
    end
end
